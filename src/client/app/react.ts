// Evaluated before the rest of the app, in a task of its own (client/main.ts).
import 'react-dom/client'
