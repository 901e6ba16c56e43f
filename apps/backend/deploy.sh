#!/usr/bin/env bash
# Deploys tables, secrets, functions and settings to one Supabase project. docs/deployment.md describes the variables.
set -euo pipefail
cd "$(dirname "$0")"

refuse() {
  echo "Nothing was deployed: $1" >&2
  exit 1
}

# For a variable that is not set the CLI would push the text `env(SITE_URL)`.
missing=''
for name in SUPABASE_ACCESS_TOKEN PROJECT_REF SITE_URL SMTP_HOST SMTP_USER SMTP_PASS SMTP_FROM \
  CONTACT_SECRET_KEY CONTACT_HASH_KEY; do
  [ -n "${!name:-}" ] || missing="$missing $name"
done
[ -z "$missing" ] || refuse "not set:$missing"
[[ $PROJECT_REF =~ ^[a-z]{20}$ ]] || refuse 'PROJECT_REF is not 20 lower-case letters'
[[ $SITE_URL =~ ^https://[^/]+$ ]] || refuse 'SITE_URL is not an origin such as https://www.example.nl'
if [ -n "${CAPTCHA_PROVIDER:-}${CAPTCHA_SECRET:-}" ]; then
  [[ ${CAPTCHA_PROVIDER:-} =~ ^(turnstile|hcaptcha)$ ]] || refuse 'CAPTCHA_PROVIDER is neither turnstile nor hcaptcha'
  [[ ${CAPTCHA_SECRET:-} =~ ^[A-Za-z0-9_-]+$ ]] || refuse 'CAPTCHA_SECRET is no secret key of a captcha'
fi
[[ $CONTACT_SECRET_KEY == sb_secret_* ]] || refuse 'CONTACT_SECRET_KEY is no secret key'
for name in ${!CONTACT_@}; do
  [[ ${!name} != *\'* ]] || refuse "$name has a ' in it"
done

# Variables that config.toml reads.
export PROJECT_URL="https://$PROJECT_REF.supabase.co"
remote="--remote=$PROJECT_REF"
supabase() {
  npx --yes supabase@3.1.0 "$@" --workdir . --yes
}

npx --yes pnpm@12 --filter @heldermatch/backend run build
supabase db push "$remote"

# In a file that only its owner can read: every process on the machine can read arguments.
secrets=$(mktemp)
trap 'rm -f "$secrets"' EXIT
{
  echo "SITE_ORIGINS='$SITE_URL'"
  for name in CONTACT_SECRET_KEY CONTACT_HASH_KEY CONTACT_MAIL_URL CONTACT_MAIL_KEY CONTACT_MAIL_FROM CONTACT_MAIL_TO; do
    [ -z "${!name:-}" ] || echo "$name='${!name}'"
  done
} > "$secrets"
supabase secrets set --env-file "$secrets" "$remote"

supabase functions deploy submit-contact-form send-account-mails send-candidate-mails --use-api "$remote"
supabase config push "$remote"

# config.toml can't set the first two. Leaked passwords are rejected (Pro plan), and a password change requires the
# current one, unless the user signed in by a link from an email. A captcha is a setting of the environment, not of the
# product.
body='{"password_hibp_enabled": true, "security_update_password_require_current_password": true'
if [ -n "${CAPTCHA_PROVIDER:-}" ]; then
  body="$body, \"security_captcha_enabled\": true, \"security_captcha_provider\": \"$CAPTCHA_PROVIDER\", \"security_captcha_secret\": \"$CAPTCHA_SECRET\"}"
else
  body="$body, \"security_captcha_enabled\": false}"
fi
printf '%s' "$body" > "$secrets"
echo "Authorization: Bearer $SUPABASE_ACCESS_TOKEN" |
  curl --fail-with-body --silent --show-error --output /dev/null -X PATCH --header @- \
    --header 'Content-Type: application/json' --data "@$secrets" \
    "https://api.supabase.com/v1/projects/$PROJECT_REF/config/auth"

supabase db advisors --level warn --fail-on error "$remote"
