export type LoginTargetKind = 'payment' | 'file' | 'task'

const file =
	/\.(zip|csv|ics|vcf|txt)$|\/download(-added|-otd)?$|\/(quote-attachments|documents|download)\/[^/]+$/
const payment = /\/validate-ideal-payment$/
const task =
	/^\/actions?\/[^/]+\/|^\/mortgage-check\/[^/]+\/|\/(loan-parts|marketvalue|present-opportunity-to-consumer|bnp-proposal|sign|premium)\//

/** Kind of the page that waits behind the sign-in; undefined for other pages. `address` is a path with a query. */
export function findTargetKind(address: string): LoginTargetKind | undefined {
	const path = address.split('?')[0] ?? ''
	if (payment.test(path)) return 'payment'
	if (file.test(path)) return 'file'
	return task.test(path) ? 'task' : undefined
}
