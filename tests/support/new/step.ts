import { insertBefore } from './insert'
import { quote, type Name } from './name'
import type { Project } from './project'
import { addText } from './texts'

interface Wizard {
	/** Its table of steps. */
	table: string
	/** Its texts, a file of both languages. */
	texts: string
	/** What the tests answer, step by step. */
	answers: string
	/** Where the last answers of a walk through all steps end. */
	walk: { start: string; end: string }
	answerOf: (count: number, name: Name) => string
}

const wizards: Record<string, Wizard> = {
	hypact: {
		table: 'app/features/hypact/hypact-steps.ts',
		texts: 'hypact',
		answers: 'tests/actions/hypact-answers.ts',
		walk: { start: 'export const aloneAnswers', end: '\n]' },
		answerOf: (_count, { dutch }) => `\n\t[type(${quote(dutch)}, 'Geen.')],`,
	},
	'mortgage-check': {
		table: 'app/features/mortgage-check/check-steps.ts',
		texts: 'mortgage-check',
		answers: 'tests/actions/check-answers.ts',
		walk: { start: 'export const changedSteps', end: '\n]' },
		answerOf: (count, { dutch }) =>
			`\n\tnext('Stap ${count} van ${count}'),\n\ttype(${quote(dutch)}, 'Geen.'),`,
	},
}

/** A last step with one question that may stay empty: a row of the table, its words, a row in its test. @throws Error in words */
export function addStep(project: Project, wizardName: string, name: Name): string {
	const wizard = wizards[wizardName]
	if (!wizard) throw new Error(`There are steps of: ${Object.keys(wizards).join(', ')}`)
	const { camel, dutch, english } = name
	const count = countSteps(project.read(wizard.table)) + 1
	if (project.read(wizard.table).includes(`name: '${camel}'`))
		throw new Error(`${wizard.table} has ${camel} already`)
	const question = `{ kind: 'longText', name: '${camel}', isOptional: true }`
	project.edit(wizard.table, (text) =>
		insertBefore(
			text,
			{ start: tableStart, end: '\n\t]\n' },
			`\n\t\t{ name: '${camel}', blocks: [{ name: '${camel}', questions: [${question}] }] },`,
		),
	)
	addText(project, wizard.texts, 'steps', camel, { nl: quote(dutch), en: quote(english) })
	const labels = { nl: `{ label: ${quote(dutch)} }`, en: `{ label: ${quote(english)} }` }
	addText(project, wizard.texts, 'questions', camel, labels)
	project.edit(wizard.answers, (text) => addAnswer(text, wizard, count, name))
	return `Its answer goes to the API by the feature's payload; the journeys that name each step want its name too.`
}

const tableStart = "\treturn [\n\t\t{ name: '"

/** The rows of the table, which is the first list that a function of the file returns. */
function countSteps(table: string): number {
	const rows = table.slice(table.indexOf(tableStart)).split('\n\t]\n')[0] ?? ''
	return [...rows.matchAll(/^\t\t\{ name: '/gm)].length
}

/** A row more in the walk through all steps; what the tests say of their number follows. */
function addAnswer(text: string, { walk, answerOf }: Wizard, count: number, name: Name): string {
	const counted = text.replaceAll(` van ${count - 1}`, () => ` van ${count}`)
	const answered = insertBefore(counted, walk, answerOf(count, name))
	const titles = '\nconst titles = ['
	return answered.includes(titles)
		? insertBefore(answered, { start: titles, end: '\n]' }, `\n\t${quote(name.dutch)},`)
		: answered
}
