/** Webpack's modules for files that aren't code. */
declare module '*.module.scss' {
	const classNames: Readonly<Record<string, string>>;
	export default classNames;
}

declare module '*.scss';

declare module '*.svg' {
	const url: string;
	export default url;
}
