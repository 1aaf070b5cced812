<?php

namespace Dashboard_For_Jetpack\Admin_Page\Page_Data;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A part of Jetpack that this release does not have. Thrown where a piece cannot be read without that part. The message names it. */
class Missing_Part extends RuntimeException {
}
