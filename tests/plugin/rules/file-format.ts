import { wholeIf, type Rule } from '../support/rule';

export const fileFormat: Rule = {
	forbids:
		'short tags, text before the tag, byte order marks and the line ends of Windows: what a host makes of them depends on its settings',
	find: (file) =>
		wholeIf(
			!file.code.startsWith('<?php') ||
				/<\?(?!php\b|xml\b)/.test(file.code) ||
				/[\r\uFEFF]/.test(file.code),
			file,
		),
	faults: ['<?= 1;', '<p>Hello</p><?php', '$a = 1;\r\n', "$a = '\uFEFF';"],
	allowed: ['?><p>Hello</p><?php', '$a = \'<?xml version="1.0"?>\';'],
};
