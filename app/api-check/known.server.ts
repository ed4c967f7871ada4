import { createNotes, refused, type Reader } from '#app/api/reader'
import { findKnown } from '#app/lib/unread'
import { readList } from '#app/api/jsonapi'
import { actionSchema, type Action } from '#app/api/resources/action'
import { appointmentSchema } from '#app/api/resources/appointment'
import type { AuthResult } from '#app/api/resources/auth'
import { consumerSchema } from '#app/api/resources/consumer'
import { generalInsuranceSchema } from '#app/api/resources/general-insurance'
import { inventoryRequirementsSchema } from '#app/api/resources/inventory-requirements'
import { licenceSchema } from '#app/api/resources/licence'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { otdSchema } from '#app/api/resources/otd'

export interface Account {
	email: string
	password: string
}

export type Known = Awaited<ReturnType<typeof readKnown>>

type Read = (path: string) => Promise<unknown>

const requirementsPath = '/api/inventory-form/requirements/'

/** Records of the test client that the commands refer to. Unreadable ones are left out. */
export async function readKnown(account: Account, tokens: AuthResult, read: Read) {
	const list = createLister(read)
	const [
		[consumer],
		[licence = licenceSchema.parse({})],
		actions,
		mortgages,
		otds,
		insurances,
		appointments,
	] = await Promise.all([
		list('/api/consumers', consumerSchema),
		list('/api/licenses/current', licenceSchema),
		list('/api/actions', actionSchema),
		list('/api/products/mortgages', mortgageSchema),
		list('/api/products/otds', otdSchema),
		list('/api/products/general-insurances', generalInsuranceSchema),
		list('/api/products/appointments', appointmentSchema),
	])
	const tasks = createTasks(actions)
	const inventory = tasks.findAction('FILL_INVENTORY_FORM', 'INVENTORY_FORM', 'OCKTO_FORM')
	const [requirements] = inventory
		? await list(requirementsPath + encodeURIComponent(inventory.id), inventoryRequirementsSchema)
		: []
	return {
		account,
		consumer,
		licence,
		mortgages,
		otds,
		insurances,
		appointments,
		tokens: { access: tokens.accessToken, refresh: tokens.refreshToken },
		/** The guest of a check without sign-in. */
		guest: undefined as { id: string; token: string; action: string } | undefined,
		/** Whether test data may replace what Ockto shares. */
		takesOcktoTests: findKnown(requirements?.ockto)?.ocktoDebug === true,
		...tasks,
	}
}

/** Skips resources that violate the contract. */
function createLister(read: Read) {
	return async <T>(path: string, schema: Reader<T>): Promise<T[]> => {
		const document = await read(path).catch(() => ({ data: [] }))
		return readList(document).flatMap((one) => {
			const read = schema.read(one, createNotes())
			return read === refused ? [] : [read]
		})
	}
}

function createTasks(actions: readonly Action[]) {
	const open = actions.filter(({ isDone }) => isDone !== true)
	return {
		findAction: (...types: string[]) => open.find((one) => isOfType(one, types)),
		/** Returns an open action once. */
		takeAction: (...types: string[]) => {
			const at = open.findIndex((one) => isOfType(one, types))
			return at < 0 ? undefined : open.splice(at, 1)[0]
		},
	}
}

/** Types come in either case, with `-` or `_` (contract §4). */
function isOfType({ type = '' }: Action, types: readonly string[]) {
	return types.includes(type.toUpperCase().replaceAll('-', '_'))
}
