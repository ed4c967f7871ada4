import { request } from 'undici'

interface Sender {
	/** Address in the header of a trusted proxy. */
	address: string
	cookie?: string
}

/** Posts a form without a browser, which is the fastest. Redirects are not followed. */
export async function postForm(url: string, fields: Record<string, string>, { address, cookie }: Sender) {
	const answer = await request(url, {
		method: 'POST',
		headers: {
			'x-forwarded-for': address,
			'content-type': 'application/x-www-form-urlencoded',
			'sec-fetch-site': 'same-origin',
			...(cookie && { cookie }),
		},
		body: new URLSearchParams(fields).toString(),
	})
	const setCookies = [answer.headers['set-cookie'] ?? []].flat()
	return { status: answer.statusCode, headers: answer.headers, html: await answer.body.text(), setCookies }
}
