import { spawnSync } from 'node:child_process'
import { findProgram } from '#tests/support/find-program'

const tools = ['magick', 'cjpeg', 'qpdf', 'gs'] as const

/** True when all programs are there that make the files of the corpus. */
export function hasCorpusTools(): boolean {
	return tools.every(findProgram)
}

/** Returns what the program prints. @throws Error with its complaint */
export function runTool(tool: (typeof tools)[number], args: readonly string[], input?: Uint8Array): Buffer {
	const program = findProgram(tool) ?? tool
	const { status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 256 * 1024 * 1024 })
	if (status !== 0) throw new Error(`${tool} ${args.join(' ')}: ${String(stderr)}`)
	return stdout
}
