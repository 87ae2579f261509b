// Evaluated before the rest of the app, in its own task (client/main.ts).
import 'react-dom/client'
