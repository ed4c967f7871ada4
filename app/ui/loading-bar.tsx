/** While a page comes that React shows; enhance.js makes the same one while a document is on its way. */
export function LoadingBar({ active }: { active: boolean }) {
	return active ? <div aria-hidden="true" data-loading-bar /> : null
}
