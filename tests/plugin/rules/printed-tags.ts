import { wholeIf, type Rule } from '../support/rule';

export const printedTags: Rule = {
	forbids:
		"a script or style sheet past WordPress's queue: no other plugin could remove, delay or allow it",
	// The sandbox's pages stand in for another host's.
	covers: (path) => !/^(sandbox|playground)\//.test(path),
	find: (file) =>
		wholeIf(
			/<script\b|<link\b[^>]*stylesheet|<style\b/.test(
				file.code.replace(/\/\*[^]*?\*\/|\/\/.*/g, ''),
			),
			file,
		),
	faults: [
		"echo '<script>a()</script>';",
		'?><link rel="stylesheet" href="a.css"><style></style><?php',
	],
	allowed: ["// Prints no <script>.\nwp_print_inline_script_tag( 'a()' );"],
};
