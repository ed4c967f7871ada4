import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

/** The same number of parallel calls as the portal's dashboard, and enough rows for the same page size. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url)
	const api = process.env.API_URL ?? ''
	const answers = await Promise.all(
		searchParams.getAll('call').map(async (path): Promise<unknown> => (await fetch(api + path)).json()),
	)
	const rows = Array.from({ length: Number(searchParams.get('rows')) }, (_, index) => ({
		id: index,
		label: `Actiepunt ${index}`,
	}))
	return json({ calls: answers.length, rows })
}

export default function Index() {
	const { calls, rows } = useLoaderData<typeof loader>()
	return (
		<main>
			<h1>{calls}</h1>
			<ul>
				{rows.map((row) => (
					<li key={row.id}>
						<a href={`/actions/${row.id}`}>{row.label}</a>
					</li>
				))}
			</ul>
		</main>
	)
}
