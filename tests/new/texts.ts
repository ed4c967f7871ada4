import type { Name } from './name'
import type { Project } from './project'

interface Texts {
	[key: string]: string | Texts
}

const toJson = (texts: Texts) => `${JSON.stringify(texts, null, '\t')}\n`

/** Adds a namespace with a title and a sentence in both languages. @throws Error when it exists */
export function addTexts(project: Project, { kebab, camel, dutch, english }: Name): void {
	project.create(`app/locales/nl/${kebab}.json`, toJson({ title: dutch, text: 'Deze pagina is nieuw.' }))
	project.create(`app/locales/en/${kebab}.json`, toJson({ title: english, text: 'This page is new.' }))
	project.edit('app/locales/namespaces.ts', (source) =>
		source.replace(/\}\s*$/, () => `\t${camel}: typeof import('./nl/${kebab}.json')\n}\n`),
	)
}

/** Adds a text to a file in both languages. */
export function addText(
	project: Project,
	file: string,
	path: readonly string[],
	wordings: Record<'nl' | 'en', string>,
) {
	for (const language of ['nl', 'en'] as const)
		project.edit(`app/locales/${language}/${file}.json`, (source) => {
			const texts = JSON.parse(source) as Texts
			return toJson(withText(texts, path, wordings[language]))
		})
}

/** @throws Error when a text stands where the path needs a group */
function withText(texts: Texts, [key = '', ...rest]: readonly string[], text: string): Texts {
	if (rest.length === 0) return { ...texts, [key]: text }
	const group = texts[key] ?? {}
	if (typeof group === 'string') throw new Error(`${key} is a text and no group`)
	return { ...texts, [key]: withText(group, rest, text) }
}
