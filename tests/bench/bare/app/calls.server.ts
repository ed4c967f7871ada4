import { ApiClient } from '#app/api/client.server'
import { anything } from '#app/api/leaves'

export interface Item {
	id: string
	label?: string
	name?: string
}

/** Makes the calls that the address names, in parallel, by the portal's client. */
export async function readItems(request: Request): Promise<Item[]> {
	const { searchParams } = new URL(request.url)
	const api = openApi(/token=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1])
	const lists = await Promise.all(searchParams.getAll('call').map((path) => api.list(path, anything)))
	return lists.flatMap(({ known }) => known as Item[])
}

function openApi(token: string | undefined) {
	return new ApiClient({
		requestId: 'bench',
		language: async () => 'nl',
		branch: async () => 'noord',
		authorization: { accessToken: async () => token },
	})
}
