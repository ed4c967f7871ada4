import { addImport, appendMember } from './edit-source'
import { quote, type Name } from './name'
import type { Project } from './project'

/** Adds a namespace with a title and a sentence in both languages. @throws Error when it exists */
export function addTexts(project: Project, { kebab, camel, dutch, english }: Name): void {
	project.create(
		`app/locales/nl/${kebab}.ts`,
		`export const ${camel} = { title: ${quote(dutch)}, text: 'Deze pagina is nieuw.' }\n`,
	)
	project.create(
		`app/locales/en/${kebab}.ts`,
		`import type { ${camel} as dutch } from '#app/locales/nl/${kebab}'

export const ${camel}: typeof dutch = { title: ${quote(english)}, text: 'This page is new.' }\n`,
	)
	for (const language of ['nl', 'en']) {
		project.edit(`app/locales/${language}/formal.ts`, (text) =>
			appendMember(addImport(text, `import { ${camel} } from './${kebab}'`), ['formal'], camel),
		)
	}
}

/** Adds a text below a member of a namespace in both languages. `path` begins with the namespace. */
export function addText(
	project: Project,
	file: string,
	path: readonly string[],
	texts: Record<'nl' | 'en', string>,
) {
	for (const language of ['nl', 'en'] as const) {
		project.edit(`app/locales/${language}/${file}.ts`, (text) => appendMember(text, path, texts[language]))
	}
}
