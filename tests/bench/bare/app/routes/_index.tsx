import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ApiClient } from '#app/api/client.server'
import { anything } from '#app/api/leaves'

interface Item {
	id: string
	label?: string
	name?: string
}

const filler: Item = { id: '0', label: 'Actiepunt' }

/** Makes the calls that the address names, in parallel, by the portal's client. Repeats what they return in as many rows. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url)
	const api = openApi(/token=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1])
	const lists = await Promise.all(searchParams.getAll('call').map((path) => api.list(path, anything)))
	const items = lists.flatMap(({ known }) => known as Item[])
	const rows = Array.from({ length: Number(searchParams.get('rows')) }, (_, index) => {
		const { id, label, name } = items[index % items.length] ?? filler
		return { id, label: label ?? name ?? id }
	})
	return json({ rows, styles: Number(searchParams.get('styles')) })
}

function openApi(token: string | undefined) {
	return new ApiClient({
		requestId: 'bench',
		language: async () => 'nl',
		branch: async () => 'noord',
		authorization: { accessToken: async () => token },
	})
}

export default function Index() {
	const { rows, styles } = useLoaderData<typeof loader>()
	return (
		<main>
			<style dangerouslySetInnerHTML={{ __html: `/*${'-'.repeat(styles)}*/` }} />
			<h1>{rows.length}</h1>
			<ul>
				{rows.map((row, index) => (
					<li key={index}>
						<a href={`/actions/${row.id}`}>{row.label}</a>
					</li>
				))}
			</ul>
		</main>
	)
}
