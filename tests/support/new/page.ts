import { insertBefore } from './insert'
import type { Name } from './name'
import { writeGuestJourney, writeGuestRoute, writePortalJourney, writePortalRoute } from './page-files'
import type { Project } from './project'
import { addTexts } from './texts'

const sections = {
	portal: {
		route: writePortalRoute,
		end: findBlock('/actions/:action/validate-ideal-payment'),
		journey: writePortalJourney,
	},
	guest: { route: writeGuestRoute, end: findBlock('/dashboard'), journey: writeGuestJourney },
} as const

/** Where the routes begin that follow those of a section, in app/routes.ts. */
function findBlock(address: string) {
	return `\n\n\troute('${address}',`
}

/** A page in its five places: address, route table, route, texts, journey. @throws Error in words */
export function addPage(project: Project, section: string, name: Name): string {
	if (section !== 'portal' && section !== 'guest')
		throw new Error('A page is of the portal or of guests: portal/<name>')
	const { kebab, camel } = name
	const { route, end, journey } = sections[section]
	if (project.read('app/routes.ts').includes(`route('/${kebab}',`))
		throw new Error(`/${kebab} is served already`)
	if (new RegExp(`^\\t${camel}:`, 'm').test(project.read('app/paths.ts')))
		throw new Error(`paths.${camel} is there already`)
	project.create(`app/routes/${section}/${kebab}.tsx`, route(name))
	project.create(`tests/journeys/${section}/${kebab}.test.ts`, journey(name))
	addTexts(project, name)
	project.edit('app/paths.ts', (text) =>
		insertBefore(
			text,
			{ start: 'export const paths', end: '\n} as const' },
			`\n\t${camel}: () => '/${kebab}',`,
		),
	)
	project.edit('app/routes.ts', (text) =>
		insertBefore(text, { end }, `\n\troute('/${kebab}', 'routes/${section}/${kebab}.tsx'),`),
	)
	return `Its words are in app/locales/*/${kebab}.ts; before a release: npm run test:access.`
}
