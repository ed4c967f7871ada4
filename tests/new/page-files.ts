import { quote, type Name } from './name'

export function writePortalRoute({ camel, pascal }: Name): string {
	return `import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireConsumer } from '#app/request/guard.server'
import { getPageTitle } from '#app/request/page-title'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const { say } = await requireConsumer(args)
	return say.table('${camel}')
}

export default function ${pascal}Page() {
	const { title, text } = useLoaderData<typeof loader>()
	return (
		<PageContent title={title}>
			<p>{text}</p>
		</PageContent>
	)
}
`
}

export function writeGuestRoute({ camel, pascal }: Name): string {
	return `import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { GuestFrame } from '#app/pages/guest-frame'
import { requireGuest } from '#app/request/guard.server'
import { getPageTitle } from '#app/request/page-title'

export const handle = { ownFrame: true }

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const { say } = await requireGuest(args)
	return say.table('${camel}')
}

export default function ${pascal}Page() {
	const { title, text } = useLoaderData<typeof loader>()
	return (
		<GuestFrame title={title}>
			<p>{text}</p>
		</GuestFrame>
	)
}
`
}

export function writePortalJourney({ camel, dutch }: Name): string {
	return `import { expect, test } from 'vitest'
import { paths } from '#app/paths'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

test(${quote(`A client opens ${dutch}`)}, async () => {
	const page = await site.anna.visit(paths.${camel}())
	expect([page.status, page.getByRole('heading', { level: 1 }).textContent]).toEqual([200, ${quote(dutch)}])
})
`
}

export function writeGuestJourney({ camel, dutch }: Name): string {
	return `import { expect, test } from 'vitest'
import { paths } from '#app/paths'
import { startVisitor } from '#tests/support/visitor'
import { useSite } from '#tests/support/use-site'

const site = await useSite({ as: 'anna' })

test(${quote(`A guest opens ${dutch}`)}, async () => {
	const visitor = startVisitor(site.portal.url)
	const page = await visitor.visit(\`\${paths.${camel}()}?domain=noord\`)
	expect([page.status, page.getByRole('heading', { level: 1 }).textContent]).toEqual([200, ${quote(dutch)}])
})
`
}
