import { createNotes, refused, type Reader } from '#app/api/reader'
import { findKnown } from '#app/lib/unread'
import { readList } from '#app/api/jsonapi'
import { actionSchema, type Action } from '#app/api/resources/action'
import { appointmentSchema } from '#app/api/resources/appointment'
import { bankguaranteeSchema } from '#app/api/resources/product'
import { consumerSchema } from '#app/api/resources/consumer'
import { generalInsuranceSchema, woongarantInsuranceSchema } from '#app/api/resources/insurances'
import { importantDocumentSchema } from '#app/api/resources/important-document'
import { inventoryRequirementsSchema } from '#app/api/resources/inventory-requirements'
import { invoiceSchema } from '#app/api/resources/invoice'
import { licenceSchema } from '#app/api/resources/licence'
import { mortgageSchema } from '#app/api/resources/mortgage'
import { otdSchema } from '#app/api/resources/otd'
import { normaliseTaskType } from '#app/task-types'
import type { Caller } from './reader'

export interface Account {
	email: string
	password: string
}

/** Tokens of the test client. */
export interface SignedIn {
	caller: Caller
	refreshToken: string | undefined
}

export type Known = Awaited<ReturnType<typeof readKnown>>

type Read = (path: string) => Promise<unknown>

const requirementsPath = '/api/inventory-form/requirements/'

/** Records of the test client that commands and other reads refer to. Unreadable ones are left out. */
export async function readKnown(account: Account, signedIn: SignedIn, read: Read) {
	const unread = new Set<string>()
	const list = createLister(read, unread)
	const [consumer] = await list('/api/consumers', consumerSchema)
	const [licence = licenceSchema.parse({})] = await list('/api/licenses/current', licenceSchema)
	const actions = await list('/api/actions', actionSchema)
	const tasks = createTasks(actions)
	const inventory = tasks.findAction('FILL_INVENTORY_FORM', 'INVENTORY_FORM', 'OCKTO_FORM')
	const [requirements] = inventory
		? await list(requirementsPath + encodeURIComponent(inventory.id), inventoryRequirementsSchema)
		: []
	return {
		account,
		consumer,
		licence,
		/** Paths without a readable answer. */
		unread,
		actions,
		...(await readProducts(list)),
		...signedIn,
		/** The guest of a check without sign-in. */
		guest: undefined as { id: string; action: string } | undefined,
		/** Whether test data may replace what Ockto shares. */
		takesOcktoTests: findKnown(requirements?.ockto)?.ocktoDebug === true,
		...tasks,
	}
}

async function readProducts(list: ReturnType<typeof createLister>) {
	return {
		mortgages: await list('/api/products/mortgages', mortgageSchema),
		otds: await list('/api/products/otds', otdSchema),
		insurances: await list('/api/products/general-insurances', generalInsuranceSchema),
		appointments: await list('/api/products/appointments', appointmentSchema),
		guarantees: await list('/api/products/bankguarantees', bankguaranteeSchema),
		woongarants: await list('/api/products/woongarant-insurances', woongarantInsuranceSchema),
		documents: await list('/api/documents', importantDocumentSchema),
		invoices: await list('/api/invoices', invoiceSchema),
	}
}

/** Skips resources that violate the contract, and lists that cannot be read. */
function createLister(read: Read, unread: Set<string>) {
	return async <T>(path: string, schema: Reader<T>): Promise<T[]> => {
		try {
			return listReadable(await read(path), schema)
		} catch {
			unread.add(path)
			return []
		}
	}
}

/** The resources of a document that their schema reads. */
export function listReadable<T>(document: unknown, schema: Reader<T>): T[] {
	return readList(document).flatMap((one) => {
		const read = schema.read(one, createNotes())
		return read === refused ? [] : [read]
	})
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
function isOfType({ type }: Action, types: readonly string[]) {
	return types.includes(normaliseTaskType(findKnown(type) ?? ''))
}
