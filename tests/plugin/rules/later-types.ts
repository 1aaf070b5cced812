import { nameOf, nodesOf } from '../support/php';
import { type Rule } from '../support/rule';

export const laterTypes: Rule = {
	forbids: 'a type that came with PHP 8: before, it is the name of a class that does not exist',
	covers: () => true,
	find: ({ tree }) =>
		nodesOf(tree, 'typereference')
			.map(({ node }) => node)
			.filter((node) => /^(false|mixed|never|null|true)$/i.test(nameOf(node))),
	faults: ['function f( mixed $a ) {}', 'function f(): null {}'],
	allowed: ['function f( ?int $a, string ...$b ): ?self {}'],
};
