import { execFile, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Display {
	/** Value of `DISPLAY`. */
	name: string
	/** Presses keys by their X names, such as `Tab` or `shift+Tab`. */
	press(...keys: string[]): Promise<void>
	type(text: string): Promise<void>
	click(x: number, y: number): Promise<void>
	/** Title of the window that has the focus. */
	title(): Promise<string>
	/** Title of the visible window of this process. */
	titleOf(pid: number): Promise<string>
	/** Gives the keyboard to the visible window of this process: without a window manager nothing else does. */
	focus(pid: number): Promise<void>
	/** Writes a PNG of the whole screen. */
	picture(path: string): Promise<void>
	close(): Promise<void>
}

interface Size {
	width?: number
	height?: number
}

/** A virtual screen (Xvfb), with the keyboard and mouse of xdotool. */
export async function startDisplay({ width = 1024, height = 768 }: Size = {}): Promise<Display> {
	const options = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
	const child = spawn('setpriv', ['--pdeathsig', 'KILL', 'Xvfb', ...options], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	})
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	const name = `:${await readLine(child.stdio[3] as Readable)}`
	const env = { ...process.env, DISPLAY: name }
	const xdotool = async (...args: string[]) => (await run('xdotool', args, { env })).stdout.trim()

	return {
		name,
		press: async (...keys) => {
			for (const key of keys) await xdotool('key', '--clearmodifiers', key)
		},
		type: async (text) => void (await xdotool('type', '--delay', '20', text)),
		click: async (x, y) => void (await xdotool('mousemove', String(x), String(y), 'click', '1')),
		title: () => xdotool('getwindowfocus', 'getwindowname'),
		titleOf: async (pid) => {
			const [window = ''] = (await xdotool('search', '--sync', '--onlyvisible', '--pid', String(pid))).split(
				'\n',
			)
			return xdotool('getwindowname', window)
		},
		focus: async (pid) => {
			await xdotool('search', '--sync', '--onlyvisible', '--pid', String(pid), 'windowfocus')
		},
		picture: async (path) => void (await run('import', ['-window', 'root', path], { env })),
		close: async () => {
			child.kill('SIGTERM')
			await ended
		},
	}
}

async function readLine(stream: Readable): Promise<string> {
	let text = ''
	for await (const chunk of stream) {
		text += String(chunk)
		if (text.includes('\n')) return text.trim()
	}
	throw new Error('Xvfb did not start')
}
