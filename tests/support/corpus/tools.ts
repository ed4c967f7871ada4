import { spawnSync } from 'node:child_process'
import { findProgram } from '#tests/support/find-program'

/** Names of each program, by preference: Debian 12's ImageMagick 6 is `convert-im6.q16`, that of version 7 `magick`. */
const programs = {
	magick: ['magick', 'convert-im6.q16', 'convert'],
	cjpeg: ['cjpeg'],
	qpdf: ['qpdf'],
	gs: ['gs'],
}

type Tool = keyof typeof programs

export function hasTool(tool: Tool): boolean {
	return programs[tool].some(findProgram)
}

/** True when all programs are there that make the files of the corpus. */
export function hasCorpusTools(): boolean {
	return hasTool('magick') && hasTool('cjpeg') && hasTool('qpdf') && hasTool('gs')
}

/** Returns what the program prints. @throws Error with its complaint */
export function runTool(tool: Tool, args: readonly string[], input?: Uint8Array): Buffer {
	const program = programs[tool].map(findProgram).find(Boolean) ?? tool
	const { status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 256 * 1024 * 1024 })
	if (status !== 0) throw new Error(`${tool} ${args.join(' ')}: ${String(stderr)}`)
	return stdout
}
