<?php
/**
 * A part of Jetpack that this release does not have.
 *
 * @package Dashboard_For_Jetpack
 */

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Thrown where a piece cannot be read without that part. The message names it. */
class Missing_Part extends RuntimeException {
}
