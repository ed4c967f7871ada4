import { redirect } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Uses } from '#app/request/context.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { FirmLanguage } from '#app/firm/firm.server'
import { findLanguage } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'

export type PreferencesView = Awaited<ReturnType<typeof getPreferencesPage>>

/** The answer that leaves a choice at what the firm, the browser or the specification says. */
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

/** What a visitor may choose for this browser, in words, with what is chosen now. */
export async function getPreferencesPage({
	say,
	preferences,
	languages,
}: Uses<'languages' | 'preferences' | 'say'>) {
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

/** Asked where there is more than one. */
function languageQuestion(all: readonly FirmLanguage[], say: Say): Question[] {
	if (all.length < 2) return []
	const options = all.map(({ code, name }) => ({ value: code, label: name }))
	return [{ name: 'language', label: say('preferences.language'), options, chosen: say.language }]
}

/** An answer that is none counts as the usual one: nothing here can go wrong. */
export const preferencesFormSchema = z.object({
	language: z.string().optional(),
	size: z.enum(['large', 'larger']).optional().catch(undefined),
	contrast: z.literal('more').optional().catch(undefined),
	notices: z.enum(['long', 'stay']).optional().catch(undefined),
	scripts: z.enum(['on', 'off']).optional().catch(undefined),
})

/** Keeps the choices for a year, in this browser alone. */
export function savePreferences(
	{ prefer, preferences, session }: Uses<'prefer' | 'preferences' | 'session'>,
	{ value: { language, ...chosen } }: CompleteForm<z.output<typeof preferencesFormSchema>>,
) {
	prefer({ ...chosen, language: findLanguage(language) ?? preferences.language })
	session.notify('success', 'preferences.saved')
	return redirect(paths.preferences(), 303)
}
