import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Uses } from '#app/request/context.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { FirmLanguage } from '#app/firm/firm.server'
import { findLanguage } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'

export type PreferencesView = Awaited<ReturnType<typeof getPreferencesPage>>

/** Option without a preference: the firm, the browser or the specification decides. */
const usual = 'usual'

const questions = [
	{ name: 'size', answers: [usual, 'large', 'larger'] },
	{ name: 'contrast', answers: [usual, 'more'] },
	{ name: 'notices', answers: [usual, 'long', 'stay'] },
	{ name: 'scripts', answers: ['on', 'off'] },
] as const

interface Question {
	name: string
	label: string
	options: { value: string; label: string }[]
	chosen: string
}

export async function getPreferencesPage({
	say,
	visitor: { preferences },
	branch: { languages },
}: Uses<'branch' | 'visitor' | 'say'>) {
	const { title, purpose, submit, keeps, questions: words } = say.table('preferences')
	const ownQuestions = questions.map(({ name, answers }): Question => {
		const labels: Record<string, string> = words[name].answers
		const options = answers.map((value) => ({ value, label: labels[value] ?? value }))
		return { name, label: words[name].label, options, chosen: preferences[name] ?? answers[0] }
	})
	const language = languageQuestion((await languages()).all, say)
	return {
		title,
		purpose,
		submit,
		keeps,
		questions: [...language, ...ownQuestions],
	}
}

function languageQuestion(all: readonly FirmLanguage[], say: Say): Question[] {
	if (all.length < 2) return []
	const options = all.map(({ code, name }) => ({ value: code, label: name }))
	return [{ name: 'language', label: say('preferences.language'), options, chosen: say.language }]
}

/** Unknown answers count as no choice, so validation never fails. */
export const preferencesFormSchema = z.object({
	language: z.string().optional(),
	size: z.enum(['large', 'larger']).optional().catch(undefined),
	contrast: z.literal('more').optional().catch(undefined),
	notices: z.enum(['long', 'stay']).optional().catch(undefined),
	scripts: z.enum(['on', 'off']).optional().catch(undefined),
})

export function savePreferences(
	{
		outcome,
		cookies: { prefer },
		visitor: { preferences },
		session,
	}: Uses<'outcome' | 'cookies' | 'visitor' | 'session'>,
	{ value: { language, ...chosen } }: CompleteForm<z.output<typeof preferencesFormSchema>>,
) {
	prefer({ ...chosen, language: findLanguage(language) ?? preferences.language })
	outcome.needsCookie = true
	session.notify('success', 'preferences.saved')
	return redirect(paths.preferences(), 303)
}
