import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mainLanguage } from '#app/locales/languages'
import { voices } from '#tests/support/language-rules'
import { findWording, groupWordings, listWordings, type Voice, type Wordings } from './sentences'

const file = join(import.meta.dirname, 'review.md')
const unreviewed = 'changed'

/** Eight letters that are others when any wording of the text is. */
export function fingerprintWordings({ said }: Wordings): string {
	const texts = said.map(({ text }) => text)
	return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8)
}

/** What each text was when it was last reviewed, by its key; nothing where there is no table yet. */
export function readReviewed(): Map<string, string> {
	const rows = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/^\| `([^`]+)` .* \| (\w+) \|$/gm) : []
	return new Map([...rows].map(([, key = '', reviewed = '']) => [key, reviewed]))
}

export function listUnreviewed(): string[] {
	const reviewed = readReviewed()
	return listWordings()
		.filter((wordings) => reviewed.get(wordings.key) !== fingerprintWordings(wordings))
		.map(({ key }) => key)
}

/** The table of all texts, with a text that was not reviewed since it changed marked so. */
export function buildReview(reviewed: ReadonlyMap<string, string>): string {
	const sections = groupWordings()
	const tables = [...sections].map(([name, all]) =>
		[`## ${name}`, '', head, ...all.map((wordings) => buildRow(wordings, reviewed))].join('\n'),
	)
	return [intro, ...tables].join('\n\n') + '\n'
}

const intro = `# All texts

Made by \`node tests/run/run.js tests/texts/review.ts\`, which marks what is not as it was reviewed. Read the marked rows beside those around them,
aloud, and \`node tests/run/run.js tests/texts/review.ts --accept\` notes them as reviewed. An informal wording like the formal one is left out.`
const columns = ['key', ...voices.map(nameVoice), 'reviewed']
const head = [columns, columns.map(() => '---')].map(joinCells).join('\n')

function nameVoice({ language, register }: Voice) {
	if (language === mainLanguage) return register
	const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
	return register === 'formal' ? name : `${name}, ${register}`
}

function joinCells(cells: readonly string[]) {
	return `| ${cells.join(' | ')} |`
}

function buildRow(wordings: Wordings, reviewed: ReadonlyMap<string, string>) {
	const now = fingerprintWordings(wordings)
	const mark = reviewed.get(wordings.key) === now ? now : unreviewed
	const cells = voices.map((voice) => {
		const text = findWording(wordings, voice)
		const isAsFormal =
			voice.register === 'informal' && text === findWording(wordings, { ...voice, register: 'formal' })
		return isAsFormal ? '' : text
	})
	return joinCells([`\`${wordings.key}\``, ...cells, mark])
}

export function main(options: readonly string[]): void {
	const all = listWordings().map((wordings) => [wordings.key, fingerprintWordings(wordings)] as const)
	writeFileSync(file, buildReview(options.includes('--accept') ? new Map(all) : readReviewed()))
	process.stdout.write(`${listUnreviewed().length} texts to review in ${file}\n`)
}
