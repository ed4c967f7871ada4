import { listProblems, settle } from '#app/request/settle'
import { getConfig } from '#app/config/config.server'
import type { Uses } from '#app/request/context.server'
import type { Firm, FirmLanguage } from '#app/firm/firm.server'
import { createAppIdentity } from '#app/firm/app-identity.server'
import { getFirmFooter, findFirmPhone, getFirmName } from '#app/firm/firm-phone.server'
import { createImageLink } from '#app/firm/image-link.server'
import { findWording } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { formatDate } from '#app/lib/format-date'
import { toWallClock } from '#app/lib/wall-clock'
import { createFormToken } from '#app/session/form-token.server'
import { getDefinitions, buildMenu } from './menu.server'
import { createProblemNotices } from '#app/request/problem-notices.server'
import { readStoredNotices } from './notices.server'
import { describeSessionEnd } from './session-end.server'
import type { FontTiming } from '#app/lib/request-kind'
import { listFontFiles } from '#app/theme/fonts'
import { getStylesheetName } from '#app/theme/stylesheet.server'
import type { Theme } from '#app/theme/theme'

export type ShellWords = Awaited<ReturnType<typeof getShell>>

type ShellContext = Uses<
	'api' | 'consumer' | 'firm' | 'visitor' | 'guest' | 'cookies' | 'branch' | 'outcome'
> &
	Uses<'visitor' | 'queryTokens' | 'facts' | 'say' | 'session'>

/** @see [148-152] */
export async function getShell(
	ctx: ShellContext,
	screen: 'maintenance' | 'branches' | 'page',
	hasKeptForm: boolean,
) {
	const { say, consumer, visitor } = ctx
	const { scripts, size, contrast } = visitor.preferences
	const firm = await ctx.firm()
	const signedIn = consumer !== undefined && screen === 'page'
	// Throttled requests make no API call.
	const hasMenu = signedIn && !consumer.twoFactorSetup && ctx.facts.refused?.status !== 429
	const [menu, languages] = await Promise.all([hasMenu ? findMenu(ctx, firm) : undefined, findLanguages(ctx)])
	const problems = [...firm.problems, ...(menu?.problems ?? []), ...languages.problems]
	return {
		...brandOf(firm, say, signedIn),
		look: createLook(firm.theme, visitor.fontTiming),
		...(signedIn && !ctx.queryTokens ? {} : pictureOf(firm, say)),
		...titleTemplates(ctx, getFirmName(firm, say)),
		language: say.language,
		signedIn,
		scripts: scripts !== 'off',
		isVersionChosen: scripts !== undefined,
		size,
		contrast,
		menu: menu?.view,
		languages: languages.options,
		letterhead: describeLetterhead(ctx, getFirmName(firm, say)),
		mark: getConfig().API_URL ? undefined : say('shell.demo'),
		notices: [...readStoredNotices(ctx, hasKeptForm), ...createProblemNotices(problems, ctx)],
		formToken: createFormToken({
			consumer,
			branch: firm.branch,
			guest: ctx.guest,
			browser: ctx.cookies.guestKey.name,
		}),
		...(signedIn ? sessionPart(ctx) : {}),
		downloadHelp: visitor.isInApp ? say('downloads.inApp') : undefined,
		noticeTexts: { label: say('shell.notices.label'), close: say('shell.notices.close') },
		texts: shellTexts(ctx),
	}
}

function brandOf(firm: Firm & { branch: string | undefined }, say: Say, signedIn: boolean) {
	const name = getFirmName(firm, say)
	const footer = getFirmFooter(firm, say)
	return {
		app: createAppIdentity(name, firm.theme),
		logo: {
			name,
			image: createImageLink(
				findWording(firm.licence.content.logoImage, say.language),
				'logo',
				firm.theme.colorMenuBackground,
			),
			href: signedIn ? paths.dashboard() : undefined,
			hrefLabel: say('shell.logo', { firm: name }),
		},
		footer,
		phone: findFirmPhone(firm, say)?.href,
		year: `© ${toWallClock(new Date()).year()}`,
	}
}

/** The page of a refused request names no client. */
function describeLetterhead(
	{
		consumer,
		visitor: { host },
		outcome,
		facts: { refused },
		say,
	}: Uses<'consumer' | 'visitor' | 'outcome' | 'facts' | 'say'>,
	firm: string,
) {
	const date = formatDate(toWallClock(new Date()), say.language)
	return [firm, refused || outcome.hasErrorPage ? undefined : consumer?.name, date, host]
		.filter(Boolean)
		.join(' · ')
}

function pictureOf({ licence }: Firm, say: Say) {
	const { headerImage, isHeaderImageFullWidth } = licence.content
	return {
		headerImage: createImageLink(findWording(headerImage, say.language), 'header'),
		headerImageFullWidth: isHeaderImageFullWidth === true,
	}
}

/** Templates with `{page}` for the page title, because the browser sets titles too. */
function titleTemplates(
	{ say, outcome, facts: { requestId } }: Uses<'outcome' | 'facts' | 'say'>,
	firm: string,
) {
	const isError = outcome.failed && !outcome.isOvertaken
	const page = isError ? say('form.errorTitle', { page: '{page}' }) : '{page}'
	return {
		pageTitle: say('shell.pageTitle', { page, firm }),
		failure: {
			title: say('failure.generic.title'),
			text: say('failure.generic.text'),
			reference: say('failure.reference', { reference: requestId }),
		},
	}
}

function shellTexts({ say, visitor: { preferences } }: Uses<'visitor' | 'say'>) {
	return {
		skip: say('shell.skipToContent'),
		callUs: say('shell.callUs'),
		settings: say('shell.settings'),
		logOut: say('shell.logOut'),
		notices: say('shell.notices.label'),
		footer: say('shell.footer.label'),
		help: say('shell.footer.help'),
		preferences: say('shell.footer.preferences'),
		accessibility: say('shell.footer.accessibility'),
		privacy: say('shell.footer.privacy'),
		unsent: say('offline.unsent.text'),
		sendAnyway: say('offline.unsent.sendAnyway'),
		awaiting: say('offline.awaiting'),
		simpleVersion: say(
			preferences.scripts === 'off' ? 'shell.simpleVersion.turnOff' : 'shell.simpleVersion.turnOn',
		),
	}
}

/** Pages opened with a token in the address link to the login, so they are not prefetched. */
function sessionPart(ctx: Uses<'visitor' | 'queryTokens' | 'say' | 'session'>) {
	return {
		session: describeSessionEnd(ctx),
		prefetchTiming: ctx.queryTokens ? undefined : ctx.visitor.prefetchTiming,
	}
}

async function findMenu(ctx: Uses<'api' | 'say'>, firm: Firm) {
	const definitions = await settle(getDefinitions(ctx.api))
	return {
		view: buildMenu(definitions.value ?? {}, firm.licence, ctx.say),
		problems: listProblems(definitions),
	}
}

/** Empty when the firm has one language [149]. */
async function findLanguages({ branch: { languages }, say }: Uses<'branch' | 'say'>): Promise<{
	options: Omit<FirmLanguage, 'isDefault'>[]
	problems: unknown[]
}> {
	const { all, problems } = await languages()
	const others = all.filter(({ code }) => code !== say.language)
	return { options: others.map(({ code, name }) => ({ code, name })), problems }
}

/** A first page does without fonts; those in `next` load when the connection is idle. */
function createLook(theme: Theme, timing: FontTiming) {
	const fonts = listFontFiles(theme.fontFamily)
	return {
		isFirst: timing !== 'now' && !import.meta.env.DEV,
		stylesheet: paths.theme(getStylesheetName(theme, timing === 'now' ? 'brand' : 'light')),
		fonts: timing === 'now' ? fonts : [],
		next: timing === 'later' ? fonts : [],
	}
}
