import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { createTextScreen, screenColumns, screenRows } from './text-screen'

export type TextBrowserName = 'lynx' | 'w3m' | 'links2' | 'elinks'

export interface Terminal {
	lines(): string[]
	cursor(): { row: number; column: number }
	/** Types, then waits until the screen stops changing. */
	type(keys: string): Promise<void>
	close(): Promise<void>
}

const stillness = 120
const settleLimit = 8000

/** How a text browser is set up; it keeps cookies by default. */
export interface TerminalOptions {
	cookies?: boolean
}

const lynxConfig = `
CHARACTER_SET:utf-8
ASSUME_CHARSET:utf-8
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
TEXTFIELDS_NEED_ACTIVATION:TRUE
SHOW_CURSOR:TRUE
NO_PAUSE:TRUE
DEFAULT_USER_MODE:ADVANCED
FORCE_EMPTY_HREFLESS_A:TRUE
`

/** Every field takes keys as soon as it is selected; nothing is asked before a form is sent. */
const elinksConfig = `
set document.browse.forms.insert_mode = 0
set document.browse.forms.confirm_submit = 0
set document.browse.links.wraparound = 0
set ui.language = "System"
`

/** w3m edits text areas in an editor: this one reads a line and supports the key for the end of a line. */
const editor = `
IFS= read -r line
printf '%s\\n' "$line" | tr -d '\\005' > "$1"
`

/** Starts a text browser in a pseudo-terminal of util-linux's script(1). */
export async function openTerminal(
	browser: TextBrowserName,
	url: string,
	{ cookies = true }: TerminalOptions = {},
): Promise<Terminal> {
	const home = await mkdtemp(join(tmpdir(), 'portal-text-'))
	await writeFile(join(home, 'lynx.cfg'), lynxConfig)
	await writeFile(join(home, 'editor'), editor)
	await writeFile(join(home, 'elinks.conf'), elinksConfig)
	// Without a configuration links2 opens with a welcome.
	await mkdir(join(home, '.links2'))
	await writeFile(join(home, '.links2/links.cfg'), '')
	const command = {
		elinks: `elinks -config-dir ${home} -no-connect`,
		links2: 'links2 -no-connect',
		lynx: `lynx -cfg=${home}/lynx.cfg -nocolor -noreferer ${cookies ? '-accept_all_cookies' : '-cookies'}`,
		w3m: 'w3m -M -o use_cookie=1 -o accept_cookie=1 -o use_history=0 -o confirm_qq=0 -o display_charset=UTF-8',
	}[browser]
	const size = `stty rows ${screenRows} cols ${screenColumns}`
	const child = spawn('script', ['-qefc', `${size}; exec ${command} '${url}'`, '/dev/null'], {
		cwd: home,
		env: {
			...process.env,
			TERM: browser === 'lynx' || browser === 'w3m' ? 'vt52' : 'vt100',
			LANG: 'C.UTF-8',
			LC_ALL: 'C.UTF-8',
			HOME: home,
			LYNX_TEMP_SPACE: home,
			EDITOR: `sh ${home}/editor`,
		},
		stdio: ['pipe', 'pipe', 'ignore'],
	})
	const screen = createTextScreen()
	const decoder = new StringDecoder('utf8')
	let lastOutput = Date.now()
	child.stdout.on('data', (chunk: Buffer) => {
		screen.write(decoder.write(chunk))
		lastOutput = Date.now()
	})
	child.stdin.on('error', () => undefined)
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

	async function settle() {
		const start = Date.now()
		while (Date.now() - Math.max(lastOutput, start) < stillness && Date.now() - start < settleLimit) {
			await new Promise((resolve) => setTimeout(resolve, 20))
		}
	}

	await settle()
	return {
		lines: screen.lines,
		cursor: screen.cursor,
		type: async (keys) => {
			child.stdin.write(keys)
			await settle()
		},
		close: async () => {
			// script(1) may ignore weaker signals; the browser ends with its terminal.
			child.kill('SIGKILL')
			await ended
			// links2 writes its history as it ends.
			await rm(home, { recursive: true, force: true, maxRetries: 10 })
		},
	}
}
