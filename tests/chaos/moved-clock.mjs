// Loaded into a portal: shifts its clocks by the milliseconds in the file CHAOS_CLOCK.
import { readFileSync } from 'node:fs'

let moved = { wall: 0, steady: 0 }
const look = () => (moved = JSON.parse(readFileSync(process.env.CHAOS_CLOCK, 'utf8')))
look()
setInterval(look, 50).unref()

const RealDate = Date
globalThis.Date = class extends RealDate {
	constructor(...args) {
		if (args.length === 0) super(RealDate.now() + moved.wall)
		else super(...args)
	}
	static now() {
		return RealDate.now() + moved.wall
	}
}
const steadyNow = performance.now.bind(performance)
performance.now = () => steadyNow() + moved.steady
