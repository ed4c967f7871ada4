import { writeReceiptKeys } from '#app/config/receipt-seal.server'

/** Public, so that anybody can check a sealed receipt without the portal. */
export function loader() {
	return new Response(writeReceiptKeys(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
