import { wholeIf, type Rule } from '../support/rule';

export const checkedNonce: Rule = {
	forbids:
		'a file that handles a form or an action link without a nonce: another site could make a browser send it',
	find: (file) =>
		wholeIf(
			/\$_POST|\$_GET\[ 'action' \]/.test(file.code) &&
				!/check_admin_referer\(|wp_verify_nonce\(/.test(file.code),
			file,
		),
	faults: ["if ( isset( $_POST['a'] ) ) {}", "if ( 'go' === $_GET[ 'action' ] ) {}"],
	allowed: [
		"check_admin_referer( 'a' );\nif ( isset( $_POST['a'] ) ) {}",
		"if ( isset( $_GET['page'] ) ) {}",
	],
};
