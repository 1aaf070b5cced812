<?php

namespace Dashboard_For_Jetpack\Sandbox;

use Dashboard_For_Jetpack\Admin_Page\Answer_Row;
use Dashboard_For_Jetpack\Admin_Page\First_Calls;
use Dashboard_For_Jetpack\Admin_Page\Places;
use Dashboard_For_Jetpack\Plugin\Mode;
use Dashboard_For_Jetpack\Sandbox\Cloud\Scenario_Loader;
use Dashboard_For_Jetpack\Sandbox\Plugins\Activation_Guard;
use Dashboard_For_Jetpack\Sandbox\Plugins\Stand_Ins;
use Dashboard_For_Jetpack\Sandbox\State\Connection;

defined( 'ABSPATH' ) || exit;

/** Composition root of the sandbox. Replaces Jetpack and its cloud on a test site that has neither. */
class Sandbox {

	/** @var bool Whether the sandbox serves this request. */
	private static $is_on = false;

	/**
	 * Starts where Permit allows it and Jetpack is missing.
	 *
	 * @return bool Whether the sandbox serves this request.
	 */
	public static function start() {
		Activation_Guard::hook();
		if ( Mode::COMPANION === Mode::current() ) {
			Stand_Ins::deactivate_all();
			return false;
		}
		if ( ! Permit::is_given() ) {
			add_action( 'dashboard_for_jetpack_alone', array( Permit::class, 'explain' ) );
			return false;
		}
		self::$is_on = true;
		self::hook();
		return true;
	}

	/** @return bool Whether the sandbox serves this request. */
	public static function is_on() {
		return self::$is_on;
	}

	/** Loads the default scenario on a new site. A site with a scenario keeps its data. */
	public static function ensure_world() {
		if ( ! Connection::all() ) {
			Scenario_Loader::load( Scenario_Loader::FIRST );
		}
	}

	private static function hook() {
		Capabilities::hook();
		First_Calls::hook( array( Screens\Menu::class, 'capability' ) );
		Places::add(
			array(
				'settings' => Settings\Store::NAME,
				'modules'  => Modules\Store::NAME,
			)
		);
		Answer_Row::depend_on( array( Connection::NAME, Modules\Store::NAME, State\Plan::NAME ) );
		Modules\Override::hook();
		Screens\Menu::hook();
		Screens\Legacy_Pages::hook();
		Screens\Stand_In_Pages::hook();
		Screens\Plugins_Screen::hook();
		Screens\Palette_Facts::hook();
		Screens\Network_Facts::hook();
		Screens\Site_Tools_Facts::hook();
		Screens\Visitor_Pages::hook();
		Screens\Actions::hook();
		Cloud\Authorize_Page::hook();
		Cloud\Authorize_Return::hook();
		Cloud\Checkout_Page::hook();
		add_action( 'init', array( self::class, 'ensure_world' ) );
		add_action( 'rest_api_init', array( Rest\Routes::class, 'register' ) );
		add_action( 'activated_plugin', array( self::class, 'rest_beside_jetpack' ) );
	}

	/** Action `activated_plugin`: turns the sandbox off in the request that activates Jetpack. */
	public static function rest_beside_jetpack() {
		if ( Mode::COMPANION === Mode::of( Mode::facts() ) ) {
			Stand_Ins::deactivate_all();
		}
	}
}
