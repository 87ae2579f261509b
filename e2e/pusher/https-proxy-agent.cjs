// The tests want the class itself, as version 5 exported it.
module.exports = require('https-proxy-agent').HttpsProxyAgent
