import { expect, test } from 'vitest'
import { listSources } from './sources'

/** Files with a main button beside others, and what the others do. Answers of opposite meaning use `AnswerButtons`. */
const mainBeside: Record<string, string> = {
	'app/features/appointments/appointment-links.tsx': 'note or change an appointment; a question follows',
	'app/features/data-sharing/iwize-journey.tsx': 'go to another way to fill in',
	'app/features/data-sharing/ockto-code.tsx': 'renew the picture',
	'app/features/my-data/my-data-overview.tsx': 'ask before anything is erased; the main one only downloads',
	'app/routes/guest/forgot-password.tsx': 'go back to the login',
	'app/features/settings/two-factor-steps.tsx': 'log out, or open the app; on another step than the main one',
	'app/features/shell/refusal.tsx': 'go elsewhere; the main one repeats what the client already sent',
	'app/forms/code-form.tsx': 'end a login',
	'app/server/bare-pages.tsx': 'none: each page has one button',
	'app/wizard/wizard-form.tsx': 'go back, or keep a draft',
}

/** More than one button, of which one is primary. */
function hasMainBeside(text: string) {
	const isMain = /variant="primary"|'primary'|<FormButtons\b/.test(text)
	const others = [...text.matchAll(/<(?:Button|ButtonLink)\b/g)].length
	const beside = /<\/FormButtons>|<FormButtons\b[^>]*\bcancel=/.test(text)
	return isMain && (beside || (/variant="primary"|'primary'/.test(text) && others > 1))
}

test('A main button stands beside others only where they hold no opposite answer [A170]', () => {
	const views = listSources().filter(({ path }) => path.startsWith('app/') && path.endsWith('.tsx'))
	const parts = ['app/ui/button.tsx', 'app/forms/fields/form-buttons.tsx']
	const found = views.filter(({ text, path }) => !parts.includes(path) && hasMainBeside(text))
	expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(mainBeside).sort())
})
