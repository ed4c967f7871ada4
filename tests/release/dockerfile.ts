export interface Instruction {
	name: string
	/** Rest of the line, with continuation lines joined. */
	text: string
}

export interface BuildStage {
	name: string
	instructions: Instruction[]
}

/** Stages of a Dockerfile without ARG, heredoc and ONBUILD. */
export function readDockerfile(text: string): BuildStage[] {
	const lines = text
		.replace(/^#.*\n/gm, '')
		.replace(/\\\n\s*/g, '')
		.split('\n')
		.filter((line) => line.trim())
	const stages: BuildStage[] = []
	for (const line of lines) {
		const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
		if (name === 'FROM') stages.push({ name: / AS (\w+)$/i.exec(rest)?.[1] ?? 'final', instructions: [] })
		else stages.at(-1)?.instructions.push({ name, text: rest })
	}
	return stages
}

/** Variables of an ENV instruction: `NAME=value NAME="two words"`. */
export function readVariables(text: string): Record<string, string> {
	const pairs = [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)]
	return Object.fromEntries(pairs.map(([, name = '', quoted, plain = '']) => [name, quoted ?? plain]))
}

/** Variables of the image that the last stage makes. */
export function readImageVariables(text: string): Record<string, string> {
	const settings =
		readDockerfile(text)
			.at(-1)
			?.instructions.filter(({ name }) => name === 'ENV') ?? []
	return readVariables(settings.map((setting) => setting.text).join(' '))
}

/** A command as an argument list: the JSON form, or a line for the shell. */
export function readCommand(text: string): string[] {
	return text.startsWith('[') ? (JSON.parse(text) as string[]) : ['sh', '-c', text]
}
