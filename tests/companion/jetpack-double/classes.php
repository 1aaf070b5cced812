<?php
/**
 * The classes of Jetpack that our plugin asks, each unless a test leaves out its file in Jetpack. `Jetpack_Double::may_throw()` makes a method fail if a test
 * requests it.
 */

// phpcs:disable Generic.Files.OneObjectStructurePerFile, Squiz.Commenting -- one line for each name.

namespace {
	if ( ! Jetpack_Double::is_absent( 'class-jetpack-react-page' ) ) {
		/** Jetpack's own dashboard goes with it. Only its name matters. */
		class Jetpack_React_Page {}
	}

	if ( ! Jetpack_Double::is_absent( 'class-jetpack-options' ) ) {
		/** A site's number and owner, and what is saved in the options of the same names. */
		class Jetpack_Options {
			public static function get_option( $name, $fallback = false ) {
				Jetpack_Double::may_throw( __METHOD__ );
				$fixed = array(
					'id'          => 4711,
					'master_user' => 1,
				);
				return $fixed[ $name ] ?? get_option( "jetpack_$name", $fallback );
			}
		}
	}

	if ( ! Jetpack_Double::is_absent( 'class-jetpack-recommendations' ) ) {
		/** The list has a gap, as array_diff() leaves it. */
		class Jetpack_Recommendations {
			public static function is_enabled() {
				Jetpack_Double::may_throw( __METHOD__ );
				return true;
			}

			public static function get_recommendations_step() {
				Jetpack_Double::may_throw( __METHOD__ );
				return array( 'step' => 'summary' );
			}

			public static function get_new_conditional_recommendations() {
				Jetpack_Double::may_throw( __METHOD__ );
				return array( 3 => 'publicize' );
			}
		}
	}

	if ( ! Jetpack_Double::is_absent( 'class-jetpack-subscriptions' ) && Jetpack_Double::get( 'texts', array() ) ) {
		/** Texts for subscribers: the filter that Jetpack adds with the module. As in Jetpack, a default that the caller names wins. */
		class Jetpack_Subscriptions {
			public static function texts( $fallback, $option, $has_default ) {
				Jetpack_Double::may_throw( __METHOD__ );
				return $has_default ? $fallback : Jetpack_Double::get( 'texts', array() );
			}
		}
		add_filter( 'default_option_subscription_options', array( 'Jetpack_Subscriptions', 'texts' ), 10, 3 );
	}
}

namespace Automattic\Jetpack {
	use Jetpack_Double;

	if ( ! Jetpack_Double::is_absent( 'class-current-plan' ) ) {
		class Current_Plan {
			public static function get() {
				Jetpack_Double::may_throw( __METHOD__ );
				return array(
					'product_slug' => 'jetpack_security_t1_yearly',
					'class'        => 'security',
					'supports'     => array( 'scan' ),
					'features'     => array( 'active' => array( 'scan' ) ),
				);
			}
		}
	}

	if ( ! Jetpack_Double::is_absent( 'class-identity-crisis' ) ) {
		/** A crisis, if the test requests one: { home, siteurl, wpcom_home, wpcom_siteurl, error_code, is_confirmed }. */
		class Identity_Crisis {
			/** Prints the data that Jetpack's own banner reads. In wp-admin, it has no addresses once safe mode is confirmed. */
			public static function print_state() {
				if ( self::validate_sync_error_idc_option() ) {
					$crisis = self::crisis();
					$state  = array(
						'wpcomHomeUrl'        => $crisis['is_confirmed'] ? null : $crisis['wpcom_home'],
						'currentUrl'          => $crisis['is_confirmed'] ? null : $crisis['home'],
						'isSafeModeConfirmed' => $crisis['is_confirmed'],
					);
					echo '<script>var JP_IDENTITY_CRISIS__INITIAL_STATE = ', wp_json_encode( $state ), ';</script>';
				}
			}

			public static function validate_sync_error_idc_option() {
				return (bool) self::crisis();
			}

			public static function check_identity_crisis() {
				Jetpack_Double::may_throw( __METHOD__ );
				return self::crisis() ? array_diff_key( self::crisis(), array( 'is_confirmed' => true ) ) : false;
			}

			public static function safe_mode_is_confirmed() {
				return self::crisis()['is_confirmed'] ?? false;
			}

			private static function crisis() {
				return Jetpack_Double::get( 'crisis', array() );
			}
		}
		add_action( 'admin_print_footer_scripts', array( Identity_Crisis::class, 'print_state' ) );
	}

	if ( ! Jetpack_Double::is_absent( 'class-licensing' ) ) {
		class Licensing {
			public static function instance() {
				Jetpack_Double::may_throw( __METHOD__ );
				return new self();
			}

			public function last_error() {
				Jetpack_Double::may_throw( __METHOD__ );
				return 'A license error of the double';
			}
		}
	}

	if ( ! Jetpack_Double::is_absent( 'class-partner' ) ) {
		class Partner {
			public static function init() {
				Jetpack_Double::may_throw( __METHOD__ );
				return new self();
			}

			public function get_partner_code( $type ) {
				Jetpack_Double::may_throw( __METHOD__ );
				return "code-of-$type";
			}
		}
	}

	if ( ! Jetpack_Double::is_absent( 'class-status' ) ) {
		/** Its name cannot be derived from the address of the site. */
		class Status {
			public function get_site_suffix() {
				Jetpack_Double::may_throw( __METHOD__ );
				return 'double.example::blog';
			}

			public function is_offline_mode() {
				return Jetpack_Double::is( 'offline' );
			}
		}
	}

	if ( ! Jetpack_Double::is_absent( 'class-terms-of-service' ) ) {
		/** Without agreement, the page records no usage events. */
		class Terms_Of_Service {
			public function has_agreed() {
				return Jetpack_Double::is( 'agreed' );
			}
		}
	}
}

namespace Automattic\Jetpack\Connection {
	use Jetpack_Double;

	if ( ! Jetpack_Double::is_absent( 'class-initial-state' ) ) {
		/** Prints a variable, as the connection package does; nothing after the provider has failed once. */
		class Initial_State {
			public static function render() {
				Jetpack_Double::may_throw( __METHOD__ );
				$provider = Jetpack_Double::get( 'provider', '' );
				if ( $provider && ! get_transient( 'jetpack_double_failed' ) && is_wp_error( wp_remote_get( $provider, array( 'timeout' => 10 ) ) ) ) {
					set_transient( 'jetpack_double_failed', true );
				}
				$state = array( 'siteSuffix' => 'double.example::blog' );
				return get_transient( 'jetpack_double_failed' ) ? '' : 'var JP_CONNECTION_INITIAL_STATE=JSON.parse(decodeURIComponent("' . rawurlencode( wp_json_encode( $state ) ) . '"));';
			}
		}
	}

	if ( ! Jetpack_Double::is_absent( 'class-manager' ) ) {
		/** Has no method for the connection owner, as in an older release, and other names of an account than Jetpack 11.2. */
		class Manager {
			public function is_user_connected() {
				Jetpack_Double::may_throw( __METHOD__ );
				return true;
			}

			public function get_connected_user_data() {
				Jetpack_Double::may_throw( __METHOD__ );
				return array(
					'id'         => '70001',
					'username'   => 'cloud-user',
					'name'       => 'Cloud User',
					'avatar_URL' => 'https://example.com/picture.png',
				);
			}
		}
	}

	if ( ! Jetpack_Double::is_absent( 'class-plugin-storage' ) ) {
		class Plugin_Storage {
			public static function get_all() {
				Jetpack_Double::may_throw( __METHOD__ );
				return array( 'jetpack' => array( 'name' => 'Jetpack' ) );
			}
		}
	}

	if ( ! Jetpack_Double::is_absent( 'class-rest-connector' ) ) {
		class REST_Connector {
			public static function connection_status() {
				Jetpack_Double::may_throw( __METHOD__ );
				$flags = array( 'isActive', 'isRegistered', 'isUserConnected', 'hasConnectedOwner' );
				return array_fill_keys( $flags, true ) + array(
					'offlineMode' => array_fill_keys( array( 'isActive', 'constant', 'url', 'filter', 'wpLocalConstant' ), false ),
				);
			}
		}
	}
}

namespace Automattic\Jetpack\Stats {
	use Jetpack_Double;

	if ( ! Jetpack_Double::is_absent( 'class-stats-options' ) ) {
		class Options {
			public static function get_option() {
				Jetpack_Double::may_throw( __METHOD__ );
				return array( 'administrator', 'editor' );
			}
		}
	}
}
