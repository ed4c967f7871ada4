import { startTokenApi, type Call } from '../stress/token-api'
import { openFaultyProxy } from './faulty-proxy'

/** Actions of every client, each with a form that can be sent once. The first form is only ever a draft. */
export const actions = Array.from({ length: 60 }, (_, index) => String(index + 1))

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>

/** The API of the chaos suite, behind a connection that can fail. It counts the forms it receives. */
export async function startFakeApi() {
	const arrived = new Map<string, number>()
	const api = await startTokenApi(({ method, path, body, consumer }: Call) => {
		if (method === 'GET' && path.startsWith('/api/actions'))
			return { data: actions.map((id) => toAction(id)) }
		if (method !== 'POST' || path !== '/api/knowledge-form') return undefined
		const { productActionId } = JSON.parse(body) as { productActionId: string }
		const key = nameForm(consumer, productActionId)
		arrived.set(key, (arrived.get(key) ?? 0) + 1)
		return { data: null }
	})
	const road = await openFaultyProxy(Number(new URL(api.urlFor('any')).port))

	return {
		...api,
		urlFor: (name: string) => `http://127.0.0.1:${road.port}/${name}`,
		road,
		/** Number of times that the action's form arrived. */
		countForm: (consumer: string, action: string) => arrived.get(nameForm(consumer, action)) ?? 0,
		close: async () => {
			await road.close()
			await api.close()
		},
	}
}

function nameForm(consumer: string, action: string) {
	return `${consumer} ${action}`
}

function toAction(id: string) {
	return { id, label: `Vragen ${id}`, type: 'FILL_KNOWLEDGE_FORM', is_done: false }
}
