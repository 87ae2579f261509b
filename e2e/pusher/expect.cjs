// As much of expect.js as the pusher package's remote tests use.
const { strictEqual, deepStrictEqual, ok } = require('node:assert')

module.exports = (actual) => {
  const a = (type) =>
    typeof type === 'string' ? strictEqual(typeof actual, type) : ok(actual instanceof type, String(actual))
  return {
    to: {
      equal: (wanted) => strictEqual(actual, wanted),
      eql: (wanted) => deepStrictEqual(actual, wanted),
      be: { a, an: a },
    },
  }
}
