import type { SerializeFrom } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import { getFirmFooter } from '#app/firm/firm-phone.server'
import { formatList } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { formatWireDate } from '#app/lib/format-date'
import { paths } from '#app/paths'
import { z } from 'zod/v4'
import written from './last-run.json'

const countSchema = z.int().nonnegative()

const runSchema = z.strictObject({
	date: z.iso.date(),
	commit: z.string().regex(/^[0-9a-f]{7,40}$/),
	pages: countSchema,
	states: countSchema,
	cases: countSchema,
	tasks: countSchema,
	engines: z.array(z.string()),
	/** Screen reader, browser and speech, with their versions. */
	screenReader: z.array(z.string()),
	failures: countSchema,
})

/** Result of the last `npm run test:full access`, which writes this file. */
export const accessibilityRun = runSchema.parse(written)

export type StatementView = SerializeFrom<Awaited<ReturnType<typeof getStatement>>>

/** Supervises financial services to consumers in the Netherlands under the European Accessibility Act. */
const authority = 'https://www.afm.nl'

export async function getStatement({ say, firm }: Uses<'firm' | 'say'>) {
	const { title, purpose, norm, methods, run, gaps, complaint, more } = say.table('accessibility')
	const { glossary, preferences } = say.table('help').more
	return {
		title,
		purpose,
		norm: { title: norm.title, lines: [norm.standard, norm.law, describeOutcome(accessibilityRun, say)] },
		methods: { ...methods, lines: Object.values(methods.lines) },
		run: { title: run.title, facts: listRunFacts(accessibilityRun, say) },
		gaps: { title: gaps.title, lines: Object.values(gaps.lines) },
		complaint: {
			...complaint,
			firm: getFirmFooter(await firm(), say),
			help: { href: paths.help(), label: complaint.contact },
			authority: { href: authority, label: complaint.authorityLink, text: complaint.authority },
			newTab: say('documents.newTab'),
		},
		more: {
			title: more,
			links: [
				{ href: paths.glossary(), ...glossary },
				{ href: paths.preferences(), ...preferences },
			],
		},
	}
}

/** Claims no more than the last full test run showed. */
export function describeOutcome({ cases, failures }: LastRun, say: Say): string {
	if (failures > 0) return say('accessibility.outcome.partly', { count: failures })
	return say(cases > 0 ? 'accessibility.outcome.clean' : 'accessibility.outcome.unknown')
}

export function listRunFacts({ date, commit, pages, states, ...run }: LastRun, say: Say) {
	const words = say.table('accessibility').run
	const number = (value: number) => new Intl.NumberFormat(say.language).format(value)
	const list = (names: readonly string[]) => formatList(names, say.language)
	const subject = [
		{ term: words.pages, detail: number(pages) },
		{ term: words.states, detail: number(states) },
	]
	if (run.cases === 0) return [{ term: words.date, detail: words.none }, ...subject]
	return [
		{ term: words.date, detail: formatWireDate(date, say.language) ?? date },
		{ term: words.commit, detail: commit },
		...subject,
		{ term: words.cases, detail: number(run.cases) },
		{ term: words.engines, detail: list(run.engines) },
		{ term: words.screenReader, detail: list(run.screenReader) || words.none },
		{ term: words.tasks, detail: number(run.tasks) },
		{ term: words.failures, detail: number(run.failures) },
	]
}

export type LastRun = z.output<typeof runSchema>
