import { resolve } from 'node:path'
import { addCall } from './call'
import { readName } from './name'
import { addPage } from './page'
import { openProject, type Project } from './project'
import { addStep } from './step'

const usage = `Usage:
  npm run new page <portal|guest>/<name> ["Dutch title"] ["English title"]
  npm run new call <feature>/<plural of a resource>
  npm run new step <hypact|mortgage-check>/<name> ["Dutch title"] ["English title"]`

const root = resolve(import.meta.dirname, '../..')

/** Writes a page, a call or a step. Asks nothing and replaces nothing. */
export async function main(args: string[]): Promise<void> {
	try {
		const { written, next } = await writeNew(root, args)
		console.log(`${written.join('\n')}\n\n${next}`)
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exitCode = 1
	}
}

/** Writes below any folder. @throws Error with a message for the user, before anything is written */
export async function writeNew(folder: string, args: readonly string[]) {
	const project = openProject(folder)
	const next = plan(project, args)
	return { written: await project.save(), next }
}

function plan(project: Project, [kind, address = '', dutch, english]: readonly string[]): string {
	const [place = '', name = '', ...rest] = address.split('/')
	if (rest.length > 0 || !isPlain(place) || !isPlain(name)) throw new Error(usage)
	const spelled = readName(name, { dutch, english })
	if (kind === 'page') return addPage(project, place, spelled)
	if (kind === 'call') return addCall(project, place, spelled)
	if (kind === 'step') return addStep(project, place, spelled)
	throw new Error(usage)
}

/** Small letters, digits and single hyphens, as in file names. */
function isPlain(name: string): boolean {
	return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
}
