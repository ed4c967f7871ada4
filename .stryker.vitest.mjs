import portal from './vite.config'

/** Only units: the tests beside the source judge a mutant, without a build. */
export default (env) => {
	const config = portal(env)
	const projects = config.test.projects.filter(({ test }) => test.name.startsWith('units'))
	return { ...config, test: { ...config.test, projects } }
}
