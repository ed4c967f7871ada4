import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import type { z } from 'zod/v4'
import { actionSchema } from '#app/api/resources/action'
import { licenceSchema, noLicence } from '#app/api/resources/licence'
import { isComplete, parseForm } from '#app/forms/parse-form.server'
import type { Firm } from '#app/firm/firm.server'
import { createSay } from '#app/i18n/say.server'
import type { UsesOwner } from '#app/request/context.server'
import { formIdField, shownTermsField } from '#app/request/form-fields'
import { getFormId } from '#app/submissions/send-once.server'
import { sealShownTerms, type ShownTerms } from '#app/submissions/shown-terms.server'
import { getSessionStore } from '#app/session/current-store.server'
import { openGuestKey } from '#app/session/guest-key.server'
import { openDevice } from '#app/session/known-device.server'
import { openRefusedCookie } from '#app/session/refused-form-cookie.server'
import { openSession } from '#app/session/session.server'
import { isStated } from '#app/products/task-state.server'
import { readTheme } from '#app/theme/theme'
import { fakeApi, type Answers } from './fake-api'

const folder = mkdtempSync(join(tmpdir(), 'portal-feature-'))
vi.stubEnv('NODE_ENV', 'test')
vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('DATA_DIR', folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const site = 'https://portaal.voorbeeld.nl'
const languages = [
	{ name: 'Nederlands', code: 'nl' as const, isDefault: true },
	{ name: 'English', code: 'en' as const, isDefault: false },
]

/** A request context for features, each time with another client and session. `licence` may be an error. */
export async function createFeatureContext(answers: Answers = {}, licence?: unknown) {
	const { api, calls } = fakeApi(answers)
	return {
		api,
		calls,
		say: createSay('nl', 'formal'),
		session: await openSession(getSessionStore(), undefined),
		consumer: { id: randomUUID(), branch: 'noord', name: 'Anna de Vries', twoFactorSetup: false },
		guest: undefined,
		outcome: {
			failed: false,
			shownNotices: [] as string[],
			foreignTexts: new Map<string, string>(),
			frames: [] as string[],
		},
		facts: { requestId: '1', nonce: '', secure: false, clientAddress: '192.0.2.1' },
		visitor: {
			preferences: {},
			isWeak: false,
			hasBrokenToken: false,
			address: '/',
			host: 'portaal.voorbeeld.nl',
			fontTiming: 'now' as const,
			prefetchTiming: undefined,
			isInApp: false,
		},
		queryTokens: undefined,
		branch: {
			name: async () => 'noord',
			source: async () => 'cookie' as const,
			chosen: async () => 'noord',
			ofForm: undefined,
			list: async () => ({ value: [] }),
			languages: async () => ({ all: languages, current: 'nl' as const, problems: [] }),
		},
		cookies: {
			device: openDevice(null, false),
			guestKey: await openGuestKey(null, false),
			loginTarget: {
				address: undefined,
				owner: undefined,
				isToldByAddress: false,
				keep: () => undefined,
				forget: () => {},
			},
			refusedForm: await openRefusedCookie(null, false, Date.now),
			addNotice: () => {},
			prefer: () => {},
			commit: async () => [],
		},
		firm: async () => createFirm(licence),
	}
}

export function createFirm(licence: unknown): Firm & { branch: string } {
	const isAway = licence instanceof Error
	return {
		branch: 'noord',
		branches: [{ name: 'Noord Advies', domain: 'noord' }],
		chooser: false,
		maintenance: { closed: false, notice: undefined },
		licence: isAway ? noLicence : licenceSchema.parse(licence ?? {}),
		licenceState: isAway ? { state: 'unavailable', problem: licence } : { state: 'loaded' },
		theme: readTheme({}),
		dictionary: new Map(),
		problems: [],
	}
}

/** A browser's request for a page. */
export function visit(path = '/') {
	return new Request(site + path)
}

/** A browser's form post; `id` is the form's one-time id. */
export function post(fields: Record<string, string> = {}, id?: string) {
	const body = new URLSearchParams({ ...fields, ...(id === undefined ? {} : { [formIdField]: id }) })
	return new Request(site, { method: 'POST', body })
}

/** An action in the API's format. */
export function createAction(members: Record<string, unknown>) {
	const action = actionSchema.parse({ id: '11', ...members })
	if (!isStated(action)) throw new Error('The state of the action is read')
	return action
}

/** A valid form about an action, with its one-time id. */
export async function fillIn<S extends z.ZodType>(
	ctx: UsesOwner,
	schema: S,
	fields: Record<string, string> = {},
	subject = 'action 11',
) {
	const form = await parseForm(post(fields, await getFormId(ctx, subject)), schema)
	if (!isComplete(form)) throw new Error('The form is not filled in right')
	return form
}

/** Redirect target of a returned or thrown response. */
export async function locationOf(answer: Promise<unknown>) {
	const response = await answer.catch((thrown: unknown) => thrown)
	return response instanceof Response ? response.headers.get('Location') : response
}

/** The mark of a page that showed these terms, as a field of `fillIn`. */
export function markShown(ctx: UsesOwner<'say'>, terms: ShownTerms, subject = 'action 11') {
	return { [shownTermsField]: sealShownTerms(ctx, subject, terms) }
}
