import { Client, type Dispatcher } from 'undici'

interface RawAnswer {
	status: number
	headers: Record<string, string | string[] | undefined>
	text: string
}

/** One request with its path and Host exactly as given: nothing is normalised, followed or remembered. */
export async function sendRaw(
	siteUrl: string,
	method: Dispatcher.HttpMethod,
	path: string,
	headers: Record<string, string> = {},
): Promise<RawAnswer> {
	const client = new Client(siteUrl)
	try {
		const answer = await client.request({ method, path, headers })
		return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
	} finally {
		await client.close()
	}
}
