import { PHP_FILES } from '../support/php';
import { tryRules } from '../support/try-rules';
import * as hostNames from './host-names';
import { askOldestPhp } from './oldest-php';

tryRules(Object.values(hostNames));

/** Why the oldest PHP cannot compile some texts; an empty text if it can. */
const compile = (texts: string[]) =>
	askOldestPhp(`<?php
		$faults = array();
		foreach ( json_decode( base64_decode( '${Buffer.from(JSON.stringify(texts)).toString('base64')}' ) ) as $index => $text ) {
			file_put_contents( "/$index.php", $text );
			try {
				$faults[] = @opcache_compile_file( "/$index.php" ) ? '' : 'refused';
			} catch ( ParseError $error ) {
				$faults[] = $error->getMessage();
			}
		}
		echo json_encode( $faults );
		// A refused text would be an error of this script.
		exit( 0 );`) as string[];

it('the oldest PHP of the plugin compiles each file, because one that it refuses would stop the whole site', () => {
	const faults = compile(PHP_FILES.map(({ code }) => code));
	expect(faults).toHaveLength(PHP_FILES.length);
	expect(PHP_FILES.filter((_file, index) => faults[index]).map(({ path }) => path)).toEqual([]);
});

it('the oldest PHP refuses what came with PHP 8', () => {
	const later = [
		'$a = match ( 1 ) { 1 => 2 };',
		'$a?->b();',
		'f( a: 1 );',
		'enum A { case B; }',
		'function f( int|string $a ) {}',
		'function f( $a, $b, ) {}',
		'function f( $a = new B() ) {}',
		'class A { final const B = 1; }',
		'$name = $a::class;',
		'try { f(); } catch ( A ) { g(); }',
	];
	expect(compile(later.map((code) => `<?php ${code}`))).not.toContain('');
});
