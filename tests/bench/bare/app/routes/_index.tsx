import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readItems, type Item } from '../calls.server'

const filler: Item = { id: '0', label: 'Actiepunt' }

/** Repeats what the calls return in as many rows as the address asks for. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url)
	const items = await readItems(request)
	const rows = Array.from({ length: Number(searchParams.get('rows')) }, (_, index) => {
		const { id, label, name } = items[index % items.length] ?? filler
		return { id, label: label ?? name ?? id }
	})
	return json({ rows, styles: Number(searchParams.get('styles')) })
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
