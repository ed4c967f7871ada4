/** Runs in the page: wakes React, and tells that it handles clicks, or will not come. */
export function isHydrated() {
	const runsScripts = matchMedia('(scripting: enabled)').matches
	const isOfReact = document.querySelector('script[data-hydrate]') !== null || '__remixContext' in window
	dispatchEvent(new Event('portal:wake'))
	if (document.readyState !== 'complete') return false
	return !runsScripts || !isOfReact || document.documentElement.hasAttribute('data-hydrated')
}
