/** Preloaded into the portal's process. Serves its event loop delay and memory on a port of its own. */
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const interval = 5
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

// monitorEventLoopDelay() misses a delay right after its reset.
let last = performance.now()
let longest = 0
let cpu = process.cpuUsage()
let peak = process.resourceUsage().maxRSS

function beat() {
	const now = performance.now()
	longest = Math.max(longest, now - last - interval)
	last = now
}
setInterval(beat, interval).unref()

/** Since the last reading: longest event loop delay (ms), and growth of the peak memory (bytes). */
function read() {
	beat()
	const { user, system } = process.cpuUsage(cpu)
	const { maxRSS } = process.resourceUsage()
	// Subtracts the wait for a processor on a busy machine, which the input does not cause.
	const held = Math.min(longest, (user + system) / 1000)
	const reading = { held, grown: (maxRSS - peak) * 1024 }
	longest = 0
	cpu = process.cpuUsage()
	peak = maxRSS
	return reading
}

async function measureHeap() {
	for (let turn = 0; turn < 3; turn += 1) {
		collect()
		await wait(50)
	}
	const { heapUsed, external, rss } = process.memoryUsage()
	return { heap: heapUsed, external, rss }
}

async function answer(request, response) {
	response.end(JSON.stringify(request.url === '/memory' ? await measureHeap() : read()))
}

createServer(answer).listen(Number(process.env.FUZZ_PROBE_PORT), '127.0.0.1').unref()
