import type { SerializeFrom } from '@remix-run/node'
import { problemsOf, settle } from '#app/api/settle'
import { getConfig } from '#app/config/config.server'
import type { Visit } from '#app/context.server'
import type { Firm } from '#app/firm/firm.server'
import { imageLink } from '#app/firm/image-link.server'
import type { Say } from '#app/i18n/say.server'
import { sanitiseHtml } from '#app/lib/sanitise-html.server'
import { paths } from '#app/paths'
import { stylesheetName } from '#app/theme/stylesheet.server'
import { getDefinitions, menuOf } from './menu.server'
import { problemNotices, storedNotices } from './notices.server'

export type Shell = SerializeFrom<Awaited<ReturnType<typeof getShell>>>

/** Everything around a page, in finished words (spec 1 §2.3, §2.8). */
export async function getShell(visit: Visit, screen: 'maintenance' | 'branches' | 'page') {
	const { say, consumer, preferences } = visit
	const firm = await visit.firm()
	const [menu, languages] = await Promise.all([
		consumer && screen === 'page' ? findMenu(visit, firm) : undefined,
		findLanguages(visit),
	])
	const name = firm.branches.find(({ domain }) => domain === firm.branch)?.name ?? say('shell.portal')
	const content = firm.licence.content
	const problems = [...firm.problems, ...(menu?.problems ?? []), ...languages.problems]
	return {
		language: say.language,
		firm: name,
		pageTitle: say('shell.pageTitle', { firm: name, page: '{page}' }),
		errorTitle: say('form.errorTitle', { page: '{page}' }),
		failed: visit.outcome.failed,
		reference: say('failure.reference', { reference: visit.requestId }),
		signedIn: consumer !== undefined && screen === 'page',
		scripts: preferences.scripts !== 'off',
		stylesheet: paths.theme(stylesheetName(firm.theme)),
		logo: {
			name,
			image: imageLink(content.logoImage[say.language] ?? content.logoImage.nl),
			href: consumer ? paths.dashboard() : paths.login(),
			hrefLabel: say('shell.logo', { firm: name }),
		},
		headerImage: imageLink(content.headerImage[say.language] ?? content.headerImage.nl),
		headerImageFullWidth: content.isHeaderImageFullWidth,
		menu: menu?.view,
		languages: languages.options,
		footer: footerOf(firm, say),
		mark: getConfig().API_URL ? undefined : say('shell.demo'),
		notices: [...storedNotices(visit), ...problemNotices(problems, say)],
		failure: { title: say('failure.generic.title'), text: say('failure.generic.text') },
		texts: {
			skip: say('shell.skipToContent'),
			settings: say('shell.settings'),
			logOut: say('shell.logOut'),
			logIn: say('shell.logIn'),
			notices: say('shell.notices.label'),
			closeNotice: say('shell.notices.close'),
			footer: say('shell.footer.label'),
			simpleVersion: say(
				preferences.scripts === 'off' ? 'shell.simpleVersion.turnOff' : 'shell.simpleVersion.turnOn',
			),
		},
	}
}

async function findMenu(visit: Visit, firm: Firm) {
	const definitions = await settle(getDefinitions(visit.api))
	return { view: menuOf(definitions.value ?? {}, firm.licence, visit.say), problems: problemsOf(definitions) }
}

interface LanguageOption {
	value: string
	label: string
	lang: string
}

async function findLanguages({
	languages,
	say,
}: Visit): Promise<{ options: LanguageOption[]; problems: unknown[] }> {
	const listed = await languages()
	if ('problem' in listed) return { options: [], problems: [listed.problem] }
	const others = listed.value.all.filter(({ code }) => code !== say.language)
	return { options: others.map(({ code, name }) => ({ value: code, label: name, lang: code })), problems: [] }
}

/** The firm's own words, else the year (spec 1 §2.9). */
function footerOf({ licence }: Firm, say: Say): { html?: string; text?: string } {
	const html = licence.content.footerContent[say.language] ?? licence.content.footerContent.nl
	return html ? { html: sanitiseHtml(html) } : { text: `© ${new Date().getFullYear()}` }
}
