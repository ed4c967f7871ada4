import { appendMember, appendToList, hasMember, insertElementAfter } from './edit-source'
import type { Name } from './name'
import { writeGuestJourney, writeGuestRoute, writePortalJourney, writePortalRoute } from './page-files'
import type { Project } from './project'
import { addTexts } from './texts'

const sections = {
	portal: {
		route: writePortalRoute,
		journey: writePortalJourney,
		opened: 'what counts, is told once or is chosen',
	},
	guest: { route: writeGuestRoute, journey: writeGuestJourney, opened: 'guests' },
} as const

/**
 * Adds a page in six places: address, route table, route, texts, journey, and the list of prefetched pages. @throws
 * Error
 */
export function addPage(project: Project, section: string, name: Name): string {
	if (section !== 'portal' && section !== 'guest')
		throw new Error('A page is of the portal or of guests: portal/<name>')
	const { kebab, camel } = name
	const { route, journey, opened } = sections[section]
	if (project.read('app/routes.ts').includes(`route('/${kebab}',`))
		throw new Error(`/${kebab} is served already`)
	if (hasMember(project.read('app/paths.ts'), 'paths', camel))
		throw new Error(`paths.${camel} is there already`)
	project.create(`app/routes/${section}/${kebab}.tsx`, route(name))
	project.create(`tests/journeys/${section}/${kebab}.test.ts`, journey(name))
	addTexts(project, name)
	project.edit('app/paths.ts', (text) => appendMember(text, ['paths'], `${camel}: () => '/${kebab}'`))
	project.edit('app/routes.ts', (text) =>
		insertElementAfter(
			text,
			(element) => element.startsWith('route(') && element.includes(`'routes/${section}/`),
			`route('/${kebab}', 'routes/${section}/${kebab}.tsx')`,
		),
	)
	project.edit('app/features/shell/prefetch-rules.test.ts', (text) =>
		appendToList(text, ['opened', opened], `'/${kebab}'`),
	)
	return `Its words are in app/locales/*/${kebab}.json: tests/texts/review.ts wants them read. Before a release: npm run test:full access.`
}
