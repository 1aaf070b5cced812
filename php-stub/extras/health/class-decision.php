<?php

namespace Dashboard_For_Jetpack\Extras\Health;

defined( 'ABSPATH' ) || exit;

/** A value that code may decide. How Jetpack reads a value: the filters in their order, and what their answers mean. */
abstract class Decision {

	/**
	 * The tries of each filter.
	 *
	 * @return array[] Filter → list of arguments; without any, the filter is not asked here.
	 */
	abstract public function tries();

	/**
	 * What a callback decides.
	 *
	 * @param string  $hook      Name of the filter.
	 * @param array[] $arguments Those of each try.
	 * @param array   $results   Those of each try.
	 * @return string|null on, off, value (another one), part (it changes whatever is there); null if it decides nothing.
	 */
	abstract public function verdict( $hook, array $arguments, array $results );

	/** @return string The word that code which may have added a filter contains. */
	abstract public function word();

	/** @return string[] Names of the constants that decide. */
	abstract public function constants();

	/** @return bool Whether the site has a value of its own. */
	abstract public function is_saved();

	/** @return string|null The verdict that all tries agree on. */
	protected static function agreed( array $verdicts ) {
		return 1 === count( array_unique( $verdicts, SORT_REGULAR ) ) ? $verdicts[0] : null;
	}
}
