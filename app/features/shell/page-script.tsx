import type { ReactNode } from 'react'
import { useNonce } from '#app/request/nonce'

// Pages without React need this script in development, to reload after a change.
import.meta.hot?.on('portal:changed', () => location.reload())

interface PageScriptProps {
	src: string
	/** Loaded by StartScripts after the first paint. */
	waits?: boolean
	data?: Record<`data-${string}`, string | boolean | undefined>
}

export function PageScript({ src, waits, data }: PageScriptProps): ReactNode {
	const nonce = useNonce()
	return waits ? (
		<script type="text/plain" data-src={src} {...data} />
	) : (
		<script src={src} defer nonce={nonce} {...data} />
	)
}

/** Must not contain `<` or `&`. Browsers report the first paint up to two frames late. */
const start = `var here=document.currentScript,isStarted;
function load(waiting){var script=document.createElement(\`script\`);
Object.assign(script.dataset,waiting.dataset);script.nonce=here.nonce;script.async=false;script.src=waiting.dataset.src;
document.head.append(script)}
function startAll(){if(isStarted)return;isStarted=true;document.querySelectorAll(\`script[data-src]\`).forEach(load)}
requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(startAll,300)})});
try{new PerformanceObserver(startAll).observe({type:\`paint\`,buffered:true})}catch(error){}`

/** Each file that loads before the first paint delays it on a slow connection. */
export function StartScripts() {
	return <script nonce={useNonce()}>{start}</script>
}
