import webPush from 'web-push'

/** The environment of a server with the demo on the PostgreSQL database at `url`. */
export const postgresEnv = (url: string): Record<string, string> => ({
  DATABASE_URL: url,
  DEMO: '1',
  JWT_SECRET: 'a-secret-for-this-run-that-is-long-enough',
  PUSHER_APP_ID: 'test',
  PUSHER_APP_KEY: 'test-key',
  PUSHER_APP_SECRET: 'test-secret',
  VAPID_PRIVATE_KEY: webPush.generateVAPIDKeys().privateKey,
})
