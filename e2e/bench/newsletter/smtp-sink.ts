import { createServer, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

// A mail server that accepts everything and counts, in total (place 0) and for each reader. It runs in its own thread, so
// that it does not slow the senders.
const counter = new Int32Array(workerData as SharedArrayBuffer)
const READER = /^RCPT TO:<reader(\d+)@/i
const END_OF_MAIL = '\r\n.\r\n'

const server = createServer((socket) => {
  socket.setEncoding('latin1').setNoDelay(true)
  socket.on('error', () => socket.destroy())
  socket.write('220 sink\r\n')
  let rest = ''
  let isData = false
  let reader = 0
  socket.on('data', (chunk: string) => {
    rest += chunk
    for (;;) {
      const mark = isData ? END_OF_MAIL : '\r\n'
      const end = rest.indexOf(mark)
      if (end < 0) return
      const line = rest.slice(0, end)
      rest = rest.slice(end + mark.length)
      if (isData) {
        Atomics.add(counter, 0, 1)
        if (reader > 0) Atomics.add(counter, reader, 1)
        socket.write('250 ok\r\n')
        isData = false
        reader = 0
      } else {
        reader = Number(READER.exec(line)?.[1] ?? reader)
        isData = answer(socket, line)
      }
    }
  })
})

/** Answers a command. True when a mail's text follows. */
function answer(socket: Socket, line: string): boolean {
  const verb = line.slice(0, 4).toUpperCase()
  if (verb === 'DATA') socket.write('354 go on\r\n')
  else if (verb === 'QUIT') socket.end('221 bye\r\n')
  else socket.write('250 ok\r\n')
  return verb === 'DATA'
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') parentPort?.postMessage(address.port)
})
