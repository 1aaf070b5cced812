<?php
/** Answers of the provider's XML-RPC endpoint. */

namespace Dashboard_For_Jetpack_Beside;

/** Methods that Jetpack calls on its own server, and the results that a connected site receives. */
class Xml_Rpc {

	/** The response document for a request document. */
	public static function respond( $request ) {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		$message = new \IXR_Message( $request );
		$message->parse();
		$value = new \IXR_Value( self::result( (string) $message->methodName, (array) $message->params ) );
		return '<?xml version="1.0"?><methodResponse><params><param><value>' . $value->getXml() . '</value></param></params></methodResponse>';
	}

	/** The result of a method. Methods without a case only report success. */
	private static function result( $method, array $params ) {
		switch ( $method ) {
			case 'wpcom.getUser':
				return Answers::user();
			case 'jetpack.isSiteVerified':
				return array(
					'verified' => false,
					'token'    => 'verification-token',
					'is_owner' => true,
				);
			case 'jetpack.verifySite':
				return array(
					'verified' => true,
					'is_owner' => true,
				);
			case 'jetpack.getPostByEmailAddress':
			case 'jetpack.createPostByEmailAddress':
			case 'jetpack.regeneratePostByEmailAddress':
				return 'post' . wp_rand( 1000, 9999 ) . '@example.com';
			case 'system.multicall':
				return array_map(
					static function ( $call ) {
						return array( self::result( (string) $call['methodName'], (array) $call['params'] ) );
					},
					$params[0] ?? array()
				);
			case 'jetpack.attachLicenses':
				return array_fill( 0, max( 1, count( (array) ( $params[0] ?? array() ) ) ), array( 'activatedProductId' => 2100 ) );
			default:
				return true;
		}
	}
}
