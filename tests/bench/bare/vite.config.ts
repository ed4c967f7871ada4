import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'

// The app is built in a folder of build/, and uses the portal's client of the API.
export default defineConfig({
	plugins: [remix()],
	resolve: { alias: { '#app': `${import.meta.dirname}/../../app` } },
})
